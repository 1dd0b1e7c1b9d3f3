import type { ContactType } from '#contract/contact-reference.ts';
import type { Locale } from '#contract/locales.ts';
import type { Letter } from '../outbox/enqueue.ts';
import { type Block, layOut } from './layout.ts';
import { fill, staffTexts, textsFor, typeName } from './texts.ts';

function letter(to: readonly string[], subject: string, blocks: readonly Block[]): Letter {
  return { to, subject, ...layOut('ko-KR', textsFor('ko-KR').brand, blocks) };
}

type Inquiry = {
  to: readonly string[];
  reference: string;
  type: ContactType;
  fullName: string;
  email: string;
  mobile: string | undefined;
  subject: string | undefined;
  content: string;
  locale: Locale;
  fileCount: number;
};

export function inquiryNotice({ to, email, ...inquiry }: Inquiry): Letter {
  const words = staffTexts;
  const type = typeName(textsFor('ko-KR'), inquiry.type);
  const subject = inquiry.subject ?? words.noSubject;
  const facts: [string, string][] = [
    [words.reference, inquiry.reference],
    [words.type, type],
    [words.subject, subject],
    [words.fullName, inquiry.fullName],
    [words.email, email],
    ...(inquiry.mobile ? [[words.mobile, inquiry.mobile] satisfies [string, string]] : []),
    [words.language, inquiry.locale],
    [words.files, fill(words.fileCount, { count: String(inquiry.fileCount) })],
  ];
  const mail = letter(to, fill(words.inquirySubject, { type, subject }), [
    { paragraph: words.inquiryLead },
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
  const words = staffTexts;
  return letter(to, fill(words.questionSubject, { title }), [
    { paragraph: words.questionLead },
    {
      facts: [
        [words.questionNumber, String(id)],
        [words.title, title],
      ],
    },
    { passage: content },
    { note: words.answerHint },
  ]);
}
