export const lotNumberPattern = /^[A-Z0-9]+(?:-[A-Z0-9]+)+$/;

export const lotNumberMaxLength = 32;
