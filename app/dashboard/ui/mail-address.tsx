import { createElement } from 'react';

const wordBreak = <wbr />;

/** An e-mail address, masked or whole, that a narrow column breaks before its '@' and dots only. */
export function MailAddress({ address }: { address: string }) {
  const parts = address.split(/(?=[@.])/);
  return createElement('span', {}, ...parts.flatMap((part) => [wordBreak, part]));
}
