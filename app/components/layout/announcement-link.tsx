import { PlainLink } from '#app/components/ui/plain-link.tsx';
import type { Announcement } from '#app/consents/announcements.server.ts';

type Props = Announcement & { className?: string };

export function AnnouncementLink({ kind, version, text, className }: Props) {
  return (
    <PlainLink to={`/${kind}`} search={{ version }} className={className}>
      {text}
    </PlainLink>
  );
}
