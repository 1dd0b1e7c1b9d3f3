/*
 * Kakao's finder of addresses as far as it is documented and the site uses it. It draws a frame that it writes itself, with
 * style attributes and the service's page in it, as the real one does, and beside it a button for the one address that it
 * knows.
 */
(() => {
  const address = {
    zonecode: '13529',
    address: '경기 성남시 분당구 판교역로 166',
    roadAddress: '경기 성남시 분당구 판교역로 166',
    roadAddressEnglish: '166 Pangyoyeok-ro, Bundang-gu, Seongnam-si, Gyeonggi-do, Republic of Korea',
    jibunAddress: '경기 성남시 분당구 백현동 532',
    jibunAddressEnglish: '532 Baekhyeon-dong, Bundang-gu, Seongnam-si, Gyeonggi-do, Republic of Korea',
    userSelectedType: 'R',
    userLanguageType: 'K',
    bname: '백현동',
    buildingName: '카카오 판교 아지트',
    apartment: 'N',
  };

  class Postcode {
    constructor(options) {
      this.options = options;
    }

    embed(element) {
      const layer = document.createElement('div');
      layer.setAttribute('style', 'position: relative');
      const frame = document.createElement('iframe');
      frame.title = 'Kakao';
      frame.style.width = this.options.width;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = address.roadAddress;
      button.addEventListener('click', () => this.options.oncomplete(address));
      layer.append(button, frame);
      element.append(layer);
      frame.contentDocument.open();
      frame.contentDocument.write(
        '<body style="margin: 0"><iframe src="https://postcode.map.kakao.com/search" title="Search"></iframe></body>',
      );
      frame.contentDocument.close();
    }
  }

  window.kakao = { ...window.kakao, Postcode };
})();
