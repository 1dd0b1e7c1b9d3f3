import * as v from 'valibot';
import { accountEmailSchema, nameSchema, newPasswordSchema } from '#contract/members.ts';
import { koreanMobileSchema } from '#contract/phone-numbers.ts';
import { ProblemError } from '../problems.ts';
import { createMember } from '../services/members/create-member.ts';
import { CommandError, defineCommand } from './define-command.ts';

export const memberCreate = defineCommand(
  v.object({
    email: accountEmailSchema,
    password: newPasswordSchema,
    name: nameSchema,
    mobile: v.optional(koreanMobileSchema),
    sample: v.optional(v.boolean()),
  }),
  async ({ deps }, { email, password, name, mobile, sample = false }) => {
    try {
      const member = await createMember(deps, { email, password, name, mobile, sample });
      return `${member.email} is a member now, with the number ${member.id}.`;
    } catch (error) {
      if (error instanceof ProblemError) throw new CommandError(error.message);
      throw error;
    }
  },
);
