export const postcodeFolder = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/';
