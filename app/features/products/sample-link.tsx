import { useSession } from '#app/components/member/use-session.ts';
import { quietButton } from '#app/components/ui/button.ts';
import { PlainLink } from '#app/components/ui/plain-link.tsx';
import { m } from '#app/paraglide/messages.js';

/** The sample request with the material chosen. Visitors without a session sign in first. */
export function SampleLink({ idProduct }: { idProduct: number }) {
  const member = useSession();
  return member ? (
    <PlainLink to="/sample" search={{ idProduct }} className={quietButton}>
      {m.samples_ask()}
    </PlainLink>
  ) : (
    <PlainLink to="/login" search={{ next: `/sample?idProduct=${idProduct}` }} className={quietButton}>
      {m.samples_ask()}
    </PlainLink>
  );
}
