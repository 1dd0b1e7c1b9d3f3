export const verificationPath = '/email/verify';
export const resendFormName = 'resend';
