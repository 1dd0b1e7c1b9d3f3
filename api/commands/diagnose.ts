import * as v from 'valibot';
import { diagnoseData } from '../services/diagnosis.ts';
import { defineCommand } from './define-command.ts';

/** Answers with JSON for `npm run doctor`. */
export const diagnose = defineCommand(v.object({}), async ({ deps }) =>
  JSON.stringify(await diagnoseData(deps.db, { load: deps.prepare, keyedHash: deps.keyedHash })),
);
