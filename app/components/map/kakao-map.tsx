import { css, cx } from '@linaria/core';
import { useEffect, useRef, useState } from 'react';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { type KakaoMap as KakaoMapObject, type KakaoMaps, loadKakaoMaps } from './kakao-sdk.ts';
import type { Place } from './place.ts';

const container = css`
  position: absolute;
  inset: 0;
  /* The SDK's z-indexes stay below the site's navigation. */
  z-index: 0;
  isolation: isolate;
`;

const hidden = css`
  visibility: hidden;
`;

const nameplate = css`
  padding: ${space(6)} ${space(12)};
  color: #fff;
  background: ${color.primary};
  border-radius: 2px;
  font-size: 0.875rem;
  font-weight: 600;
  white-space: nowrap;
`;

export type KakaoMapProps = {
  mapKey: string;
  places: readonly Place[];
  selectedId: number | undefined;
  label: string;
  onSelect: ((id: number) => void) | undefined;
  onPoint: ((id: number | undefined) => void) | undefined;
  onReady: () => void;
  onFail: () => void;
};

/** Kakao zoom level of a town: closer, a single place shows no surroundings. */
const placeLevel = 4;
/** Kakao zoom level from which close markers are clustered. */
const clusterLevel = 6;

export function KakaoMap({ mapKey, places, selectedId, label, ...on }: KakaoMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const events = useRef(on);
  events.current = on;
  const [service, setService] = useState<{ maps: KakaoMaps; map: KakaoMapObject }>();

  useEffect(() => {
    let isRemoved = false;
    loadKakaoMaps(mapKey)
      .then((maps) => {
        if (isRemoved || !element.current) return;
        const center = new maps.LatLng(36.35, 127.8);
        setService({ maps, map: new maps.Map(element.current, { center, level: placeLevel }) });
        events.current.onReady();
      })
      .catch(() => events.current.onFail());
    return () => {
      isRemoved = true;
    };
  }, [mapKey]);

  useEffect(() => {
    if (!service || !element.current) return;
    const observer = new ResizeObserver(() => service.map.relayout());
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [service]);

  useEffect(() => {
    if (service) return showPlaces(service, places, events);
  }, [service, places]);

  useEffect(() => {
    const selected = places.find(({ id }) => id === selectedId);
    if (service && selected) return showSelected(service, selected);
  }, [service, places, selectedId]);

  return (
    <section ref={element} className={cx(container, !service && hidden)} aria-label={m.map_live({ label })} />
  );
}

type Service = { maps: KakaoMaps; map: KakaoMapObject };

function showPlaces(
  { maps, map }: Service,
  places: readonly Place[],
  events: { readonly current: Pick<KakaoMapProps, 'onSelect' | 'onPoint'> },
): () => void {
  const clusterer = new maps.MarkerClusterer({ map, averageCenter: true, minLevel: clusterLevel });
  const bounds = new maps.LatLngBounds();
  const markers = places.map(({ id, name, latitude, longitude }) => {
    const position = new maps.LatLng(latitude, longitude);
    const marker = new maps.Marker({ position, title: name, clickable: true });
    maps.event.addListener(marker, 'click', () => events.current.onSelect?.(id));
    maps.event.addListener(marker, 'mouseover', () => events.current.onPoint?.(id));
    maps.event.addListener(marker, 'mouseout', () => events.current.onPoint?.(undefined));
    bounds.extend(position);
    return marker;
  });
  clusterer.addMarkers(markers);
  const [first] = places;
  if (places.length > 1) map.setBounds(bounds);
  else if (first) {
    map.setLevel(placeLevel);
    map.setCenter(new maps.LatLng(first.latitude, first.longitude));
  }
  return () => clusterer.clear();
}

function showSelected({ maps, map }: Service, { name, latitude, longitude, lang }: Place): () => void {
  const position = new maps.LatLng(latitude, longitude);
  const content = document.createElement('div');
  content.className = nameplate;
  content.textContent = name;
  if (lang) content.lang = lang;
  map.panTo(position);
  const overlay = new maps.CustomOverlay({ map, position, content, yAnchor: 2.4, zIndex: 3 });
  return () => overlay.setMap(null);
}
