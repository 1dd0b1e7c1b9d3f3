import { useSuspenseQuery } from '@tanstack/react-query';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { m } from '#app/paraglide/messages.js';
import { CompanyForm } from './company-form.tsx';
import { HolidayList } from './holiday-list.tsx';
import { LanguagesForm } from './languages-form.tsx';
import { RecipientsForm } from './recipients-form.tsx';
import { settingQueries } from './settings.queries.ts';

export function SettingsPage() {
  const { data: settings } = useSuspenseQuery(settingQueries.all());
  return (
    <>
      <Heading text={m.admin_settings()} lead={m.admin_settings_lead()} />
      <RecipientsForm settings={settings} />
      <LanguagesForm settings={settings} />
      <CompanyForm settings={settings} />
      <HolidayList settings={settings} />
    </>
  );
}
