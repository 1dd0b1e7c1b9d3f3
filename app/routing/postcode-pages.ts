/** Pages with the finder of Korean addresses: their policy lets it in. */
export const postcodePages: ReadonlySet<string> = new Set(['/mypage/profile']);

/** Where its provider publishes it; a folder of its own on a host that serves much else. */
export const postcodeFolder = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/';
