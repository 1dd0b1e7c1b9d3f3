import * as v from 'valibot';
import { returnSearchEntries } from '#app/session/return-path.ts';

export const signUpSearchSchema = v.object(returnSearchEntries);

export type SignUpSearch = v.InferOutput<typeof signUpSearchSchema>;
