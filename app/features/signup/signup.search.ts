import { searchReader } from '#app/routing/search-params.ts';
import { returnParams } from '#app/session/return-path.ts';

export const readSignUpSearch = searchReader(returnParams);

export type SignUpSearch = ReturnType<typeof readSignUpSearch>;
