import type { ContactRequest } from '#contract/contacts.ts';
import type { Locale } from '#contract/locales.ts';
import type { Letter } from '../outbox/enqueue.ts';
import { type Block, layOut } from './layout.ts';
import { fill, staffTexts, textsFor, typeName } from './texts.ts';

function letter(to: readonly string[], subject: string, blocks: readonly Block[]): Letter {
  return { to, subject, ...layOut('ko-KR', textsFor('ko-KR').brand, blocks) };
}

type Inquiry = Omit<ContactRequest, 'privacyAgree'> & {
  to: readonly string[];
  reference: string;
  locale: Locale;
  fileCount: number;
};

export function inquiryNotice({ to, email, ...inquiry }: Inquiry): Letter {
  const texts = staffTexts;
  const type = typeName(textsFor('ko-KR'), inquiry.type);
  const subject = inquiry.subject ?? texts.noSubject;
  const facts: [string, string][] = [
    [texts.reference, inquiry.reference],
    [texts.type, type],
    [texts.subject, subject],
    [texts.fullName, inquiry.fullName],
    [texts.email, email],
    ...(inquiry.mobile ? [[texts.mobile, inquiry.mobile] satisfies [string, string]] : []),
    [texts.language, inquiry.locale],
    [texts.files, fill(texts.fileCount, { count: String(inquiry.fileCount) })],
  ];
  const mail = letter(to, fill(texts.inquirySubject, { type, subject }), [
    { paragraph: texts.inquiryLead },
    { facts },
    { passage: inquiry.content },
  ]);
  return { ...mail, replyTo: email };
}

export function questionNotice({
  to,
  id,
  title,
  content,
}: {
  to: readonly string[];
  id: number;
  title: string;
  content: string;
}): Letter {
  const texts = staffTexts;
  return letter(to, fill(texts.questionSubject, { title }), [
    { paragraph: texts.questionLead },
    {
      facts: [
        [texts.questionNumber, String(id)],
        [texts.title, title],
      ],
    },
    { passage: content },
    { note: texts.answerHint },
  ]);
}

export function overdueNotice({
  to,
  total,
  days,
  items,
}: {
  to: readonly string[];
  total: number;
  days: number;
  items: readonly { reference: string; at: Date }[];
}): Letter {
  const values = { count: String(total), days: String(days) };
  const received = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  return letter(to, fill(staffTexts.overdueSubject, values), [
    { paragraph: fill(staffTexts.overdueLead, values) },
    { facts: items.map(({ reference, at }) => [reference, received.format(at)]) },
    { paragraph: staffTexts.overdueHint },
  ]);
}
