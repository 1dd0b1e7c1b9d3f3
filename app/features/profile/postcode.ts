import * as v from 'valibot';
import { postcodeFolder } from '#app/pages/page.ts';

/* Kakao's address finder, as documented at https://postcode.map.kakao.com/guide. It needs no key. */

const text = v.fallback(v.string(), '');

const foundSchema = v.object({
  zonecode: text,
  address: text,
  roadAddress: text,
  roadAddressEnglish: text,
  jibunAddress: text,
  jibunAddressEnglish: text,
  /** R: road address, J: lot address. */
  userSelectedType: text,
  /** E: chosen from the English list. */
  userLanguageType: text,
  bname: text,
  buildingName: text,
  /** Y: apartment building. */
  apartment: text,
});

type Found = v.InferOutput<typeof foundSchema>;

type Finder = { embed(element: HTMLElement): void };

type FinderConstructor = new (options: {
  oncomplete: (found: unknown) => void;
  width: string;
  height: string;
}) => Finder;

const namespaceSchema = v.object({
  Postcode: v.custom<FinderConstructor>((value) => typeof value === 'function'),
});

export type Address = { zipcode: string; address1: string };

/** The suffix of a road address: the quarter, unless it is a village, and the name of an apartment building. */
function remarkOf({ bname, buildingName, apartment }: Found): string {
  // Dong, ro and ga.
  const quarter = /[\uB3D9\uB85C\uAC00]$/.test(bname) ? bname : '';
  const parts = [quarter, apartment === 'Y' ? buildingName : ''].filter(Boolean);
  return parts.length > 0 ? ` (${parts.join(', ')})` : '';
}

export function addressOf(answer: unknown): Address {
  const found = v.parse(foundSchema, answer);
  const isEnglish = found.userLanguageType === 'E';
  if (found.userSelectedType === 'J') {
    const lot = isEnglish ? found.jibunAddressEnglish : found.jibunAddress;
    return { zipcode: found.zonecode, address1: lot || found.address };
  }
  const road = isEnglish ? found.roadAddressEnglish : found.roadAddress + remarkOf(found);
  return { zipcode: found.zonecode, address1: road || found.address };
}

const timeoutMs = 10_000;

/** Current name space, then the previous one. */
function findConstructor(): FinderConstructor | undefined {
  const namespaces = ['kakao', 'daum'].map((name) => Reflect.get(globalThis, name));
  return namespaces.find((value) => v.is(namespaceSchema, value))?.Postcode;
}

function appendScript(): Promise<FinderConstructor> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail('The address finder did not answer'), timeoutMs);
    script.src = `${postcodeFolder}postcode.v2.js`;
    script.onerror = () => {
      clearTimeout(timer);
      fail('The address finder could not be loaded');
    };
    script.onload = () => {
      clearTimeout(timer);
      const finder = findConstructor();
      if (finder) resolve(finder);
      else fail('The address finder has an unexpected form');
    };
    document.head.append(script);
  });
}

let loading: Promise<FinderConstructor> | undefined;

/**
 * Renders the finder into an element.
 * @throws {Error} when the script does not load within 10 s; the next call tries again
 */
export async function showPostcode(element: HTMLElement, onFound: (address: Address) => void): Promise<void> {
  loading ??= appendScript().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const Postcode = await loading;
  // A second call for the same element replaces the first.
  element.replaceChildren();
  new Postcode({ oncomplete: (found) => onFound(addressOf(found)), width: '100%', height: '100%' }).embed(
    element,
  );
}
