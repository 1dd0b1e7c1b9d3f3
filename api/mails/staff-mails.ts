import type { ContactRequest } from '#contract/contacts.ts';
import type { Locale } from '#contract/locales.ts';
import type { Letter } from '../outbox/enqueue.ts';
import { addressLine, type SampleRequestDetail } from '../services/sample-requests.ts';
import { dashboardUrlOf } from './dashboard-url.ts';
import { type Block, layOut } from './layout.ts';
import { fill, staffTexts, textsFor, typeName } from './texts.ts';

type Staff = { to: readonly string[]; dashboardUrl?: string | undefined };

/** `page`: the page of the dashboard that the button opens. */
function letter(
  { to, dashboardUrl }: Staff,
  page: string,
  subject: string,
  blocks: readonly Block[],
): Letter {
  const { dashboardButton: label, dashboardHint: hint } = staffTexts;
  const href = dashboardUrl && dashboardUrlOf(dashboardUrl, page);
  const link = href ? [{ button: { label, href }, hint }] : [];
  return { to, subject, ...layOut('ko-KR', textsFor('ko-KR').brand, [...blocks, ...link]) };
}

const inboxPage = 'inbox';
const itemPage = (reference: string) => `${inboxPage}/${reference}`;

type Inquiry = Omit<ContactRequest, 'privacyAgree'> &
  Staff & {
    reference: string;
    locale: Locale;
    fileCount: number;
  };

export function inquiryNotice({ to, dashboardUrl, email, ...inquiry }: Inquiry): Letter {
  const texts = staffTexts;
  const { reference } = inquiry;
  const type = typeName(textsFor('ko-KR'), inquiry.type);
  const subject = inquiry.subject ?? texts.noSubject;
  const facts: [string, string][] = [
    [texts.reference, reference],
    [texts.type, type],
    [texts.subject, subject],
    [texts.fullName, inquiry.fullName],
    [texts.email, email],
    ...(inquiry.mobile ? [[texts.mobile, inquiry.mobile] satisfies [string, string]] : []),
    [texts.language, inquiry.locale],
    [texts.files, fill(texts.fileCount, { count: String(inquiry.fileCount) })],
  ];
  const mail = letter(
    { to, dashboardUrl },
    itemPage(reference),
    fill(texts.inquirySubject, { reference, type, subject }),
    [{ paragraph: texts.inquiryLead }, { facts }, { passage: inquiry.content }, { note: texts.closeHint }],
  );
  return { ...mail, replyTo: email };
}

type Question = Staff & { reference: string; title: string; content: string };

export function questionNotice({ reference, title, content, ...staff }: Question): Letter {
  const texts = staffTexts;
  return letter(staff, itemPage(reference), fill(texts.questionSubject, { reference, title }), [
    { paragraph: texts.questionLead },
    {
      facts: [
        [texts.questionNumber, reference],
        [texts.title, title],
      ],
    },
    { passage: content },
    { note: texts.answerHint },
  ]);
}

type SampleNotice = Staff &
  Pick<SampleRequestDetail, 'product' | 'amount' | 'purpose' | 'member' | 'delivery'> & { reference: string };

export function sampleNotice({ reference, ...request }: SampleNotice): Letter {
  const texts = staffTexts;
  const { product, amount, purpose, member, delivery, ...staff } = request;
  const facts: [string, string][] = [
    [texts.sampleNumber, reference],
    [texts.sampleProduct, product],
    [texts.sampleAmount, amount],
    [texts.sampleMember, member.name],
    [texts.email, member.email],
    ...(delivery.company === null
      ? []
      : [[texts.sampleCompany, delivery.company] satisfies [string, string]]),
    [texts.sampleRecipient, delivery.recipient ?? texts.sampleMissing],
    [texts.mobile, delivery.mobile ?? texts.sampleMissing],
    [texts.sampleAddress, addressLine(delivery) ?? texts.sampleMissing],
  ];
  return letter(staff, itemPage(reference), fill(texts.sampleSubject, { reference, product, amount }), [
    { paragraph: texts.sampleLead },
    { facts },
    { passage: purpose },
    { note: texts.sampleHint },
  ]);
}

/** The budget of confirmation mails is spent: senders get none until it is left again. */
export function floodNotice({
  perMinute,
  perHour,
  ...staff
}: Staff & { perMinute: number; perHour: number }): Letter {
  const values = { minute: String(perMinute), hour: String(perHour) };
  return letter(staff, inboxPage, staffTexts.floodSubject, [
    { paragraph: fill(staffTexts.floodLead, values) },
    { paragraph: staffTexts.floodHint },
  ]);
}

type Failed = Staff & { total: number; reasons: readonly { reason: string; count: number }[] };

export function failedNotice({ total, reasons, ...staff }: Failed): Letter {
  const count = String(total);
  return letter(staff, 'messages', fill(staffTexts.failedSubject, { count }), [
    { paragraph: fill(staffTexts.failedLead, { count }) },
    {
      facts: reasons.map(({ reason, count: times }) => [
        reason,
        fill(staffTexts.failedCount, { count: String(times) }),
      ]),
    },
    { paragraph: staffTexts.failedHint },
  ]);
}

type Overdue = Staff & { total: number; days: number; items: readonly { reference: string; at: Date }[] };

export function overdueNotice({ total, days, items, ...staff }: Overdue): Letter {
  const values = { count: String(total), days: String(days) };
  const received = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Seoul' });
  return letter(staff, inboxPage, fill(staffTexts.overdueSubject, values), [
    { paragraph: fill(staffTexts.overdueLead, values) },
    {
      facts: items.map(({ reference, at }) => [
        reference,
        received.format(at),
        staff.dashboardUrl && dashboardUrlOf(staff.dashboardUrl, itemPage(reference)),
      ]),
    },
    { paragraph: staffTexts.overdueHint },
  ]);
}

export function reviewNotice({ month, ...staff }: Staff & { month: string }): Letter {
  const [year = '', number = ''] = month.split('-');
  const values = { year, month: String(Number(number)) };
  return letter(staff, 'records', fill(staffTexts.reviewSubject, values), [
    { paragraph: fill(staffTexts.reviewLead, values) },
    { paragraph: staffTexts.reviewHint },
  ]);
}
