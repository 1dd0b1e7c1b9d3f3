/** Where the forms of e-mail verification go, and the name of the one that has the mail sent again. */
export const verificationPath = '/email/verify';
export const resendFormName = 'resend';
