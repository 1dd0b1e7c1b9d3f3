import { type MetricType, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { type FieldSample, fieldDataPath } from './field-data.ts';

/** The specification's breakpoint between phones and larger screens. */
const phone = '(max-width: 767px)';

function send(sample: FieldSample): void {
  navigator.sendBeacon(fieldDataPath, new Blob([JSON.stringify(sample)], { type: 'application/json' }));
}

/** Sends the figures of this document once, when the visitor leaves or hides it. @param route its pattern, such as `/news/$id` */
export function collectFieldData(route: string): void {
  const values: FieldSample['values'] = {};
  const note = ({ name, value }: MetricType) => {
    if (name !== 'FCP') values[name] = value;
  };
  onLCP(note);
  onINP(note);
  onCLS(note);
  onTTFB(note);
  const listening = new AbortController();
  const { signal } = listening;
  const sendOnce = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
    listening.abort();
    send({
      route: route.replace(/(?<=.)\/$/, ''),
      device: matchMedia(phone).matches ? 'phone' : 'desktop',
      values,
    });
  };
  document.addEventListener('visibilitychange', sendOnce, { signal });
}
