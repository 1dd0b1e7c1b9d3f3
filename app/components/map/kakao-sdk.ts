/* The used part of the Kakao Maps SDK (https://apis.map.kakao.com/web/documentation/), and its loader. */

type KakaoLatLng = { getLat(): number; getLng(): number };

type KakaoMarker = { setZIndex(index: number): void };

type KakaoOverlay = { setMap(map: KakaoMap | null): void };

export type KakaoMap = {
  setBounds(bounds: KakaoBounds): void;
  setCenter(center: KakaoLatLng): void;
  setLevel(level: number): void;
  panTo(center: KakaoLatLng): void;
  relayout(): void;
};

type KakaoBounds = { extend(point: KakaoLatLng): void };

type KakaoClusterer = { addMarkers(markers: KakaoMarker[]): void; clear(): void };

export type KakaoMaps = {
  load(onReady: () => void): void;
  LatLng: new (latitude: number, longitude: number) => KakaoLatLng;
  LatLngBounds: new () => KakaoBounds;
  Map: new (container: HTMLElement, options: { center: KakaoLatLng; level: number }) => KakaoMap;
  Marker: new (options: { position: KakaoLatLng; title: string; clickable: boolean }) => KakaoMarker;
  MarkerClusterer: new (options: {
    map: KakaoMap;
    averageCenter: boolean;
    minLevel: number;
  }) => KakaoClusterer;
  CustomOverlay: new (options: {
    map: KakaoMap;
    position: KakaoLatLng;
    content: HTMLElement;
    yAnchor: number;
    zIndex: number;
  }) => KakaoOverlay;
  event: {
    addListener(target: KakaoMarker, type: 'click' | 'mouseover' | 'mouseout', listener: () => void): void;
  };
};

declare global {
  interface Window {
    kakao?: { maps: KakaoMaps };
  }
}

const timeoutMs = 10_000;

let loading: Promise<KakaoMaps> | undefined;

function appendScript(key: string): Promise<KakaoMaps> {
  return new Promise((resolve, reject) => {
    const parameters = new URLSearchParams({
      appkey: key,
      autoload: 'false',
      libraries: 'services,clusterer',
    });
    const script = document.createElement('script');
    // The first script loads the rest of the SDK, whose failure raises no event.
    setTimeout(() => reject(new Error('The maps service did not answer')), timeoutMs);
    script.src = `https://dapi.kakao.com/v2/maps/sdk.js?${parameters}`;
    script.onerror = () => reject(new Error('The maps service could not be loaded'));
    script.onload = () => {
      const maps = window.kakao?.maps;
      if (maps) maps.load(() => resolve(maps));
      else reject(new Error('The maps service refused its key'));
    };
    document.head.append(script);
  });
}

/** Once per document. After a failure the next call retries. @throws {Error} after 10 s, or when the key is refused */
export function loadKakaoMaps(key: string): Promise<KakaoMaps> {
  loading ??= appendScript(key).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
