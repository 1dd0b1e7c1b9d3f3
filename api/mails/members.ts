import type { Locale } from '#contract/locales.ts';
import type { Mail, Sms } from '../gateways/gateways.ts';

type Linked = { locale: Locale; to: string; link: string };

/** Asks for a click that proves the address. */
export function emailVerification({ locale, to, link }: Linked): Mail {
  if (locale === 'ko-KR')
    return {
      to,
      subject: '[루미바이옴] 이메일 주소를 확인해 주세요',
      text: `루미바이옴 회원 가입에 사용된 이메일 주소입니다.\n아래 링크를 열어 주소를 확인해 주세요. 링크는 24시간 동안 한 번 사용할 수 있습니다.\n\n${link}\n\n본인이 가입하지 않았다면 이 메일을 무시하시고 링크를 열지 마세요.`,
    };
  return {
    to,
    subject: '[Lumibiome] Please confirm your e-mail address',
    text: `This address was used to sign up at Lumibiome.\nOpen the link below to confirm that it is yours. It works once, within 24 hours.\n\n${link}\n\nIf you did not sign up, ignore this mail and do not open the link.`,
  };
}

/** Brings the link by which a new password is set. */
export function passwordReset({ locale, to, link }: Linked): Mail {
  if (locale === 'ko-KR')
    return {
      to,
      subject: '[루미바이옴] 비밀번호 재설정',
      text: `비밀번호를 새로 정하려면 아래 링크를 열어 주세요. 링크는 1시간 동안 한 번 사용할 수 있습니다.\n\n${link}\n\n요청하지 않으셨다면 이 메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.`,
    };
  return {
    to,
    subject: '[Lumibiome] Set a new password',
    text: `Open the link below to set a new password. It works once, within one hour.\n\n${link}\n\nIf you did not ask for this, ignore this mail: your password stays as it is.`,
  };
}

/**
 * Tells staff of a new question. `replyTo` is the member's address, by which a withdrawal finds the mail while
 * it waits to be sent.
 */
export function questionNotice({
  to,
  replyTo,
  question,
}: {
  to: string;
  replyTo: string;
  question: { id: number; title: string };
}): Mail {
  return {
    to,
    replyTo,
    subject: `[루미바이옴] 새 1:1 문의 #${question.id}`,
    text: `새 1:1 문의가 등록되었습니다.\n\n번호: ${question.id}\n제목: ${question.title}`,
  };
}

/** Brings the code that proves a mobile number. */
export function phoneCode({ locale, to, code }: { locale: Locale; to: string; code: string }): Sms {
  const text =
    locale === 'ko-KR'
      ? `[루미바이옴] 인증번호 ${code} (3분 안에 입력해 주세요)`
      : `[Lumibiome] Your code is ${code}. It is valid for 3 minutes.`;
  return { to, text, code };
}
