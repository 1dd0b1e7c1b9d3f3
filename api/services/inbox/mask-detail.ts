import type { InboxDetailAnswer, InboxSample } from '#contract/inbox-detail.ts';
import { maskEmail, maskName, maskNumber, maskText } from '../masking.ts';

type Mask = (text: string) => string;

const hidden = '***';

function maskIf(text: string | null, mask: Mask): string | null {
  return text === null ? null : mask(text);
}

function maskSample(sample: InboxSample, mask: Mask): InboxSample {
  const { company, recipient, mobile, address1, address2, zipcode, note, trackingNumber } = sample;
  return {
    ...sample,
    company: maskIf(company, () => hidden),
    recipient: maskIf(recipient, maskName),
    mobile: maskIf(mobile, maskNumber),
    zipcode: maskIf(zipcode, () => hidden),
    address1: maskIf(address1, () => hidden),
    address2: maskIf(address2, () => hidden),
    note: maskIf(note, mask),
    trackingNumber: maskIf(trackingNumber, () => hidden),
  };
}

const maskFile = <TFile extends { name: string }>(file: TFile): TFile => ({
  ...file,
  name: file.name.replace(/^.*(?=\.)/u, hidden),
});

export function maskDetail(detail: InboxDetailAnswer): InboxDetailAnswer {
  const { sender, email, mobile, sample } = detail;
  const mask: Mask = (text) => maskText(text, [sender, email]);
  return {
    ...detail,
    sender: maskName(sender),
    email: maskEmail(email),
    mobile: maskIf(mobile, maskNumber),
    title: mask(detail.title),
    content: mask(detail.content),
    files: detail.files.map(maskFile),
    answers: detail.answers.map((answer) => ({
      ...answer,
      content: mask(answer.content),
      files: answer.files.map(maskFile),
    })),
    notes: detail.notes.map((note) => ({ ...note, content: mask(note.content) })),
    earlier: detail.earlier.map((item) => ({ ...item, title: mask(item.title) })),
    sample: sample && maskSample(sample, mask),
  };
}
