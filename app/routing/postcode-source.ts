/** The folder of Kakao's postcode finder. Its host serves much else, so the policy admits the folder only. */
export const postcodeFolder = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/';
