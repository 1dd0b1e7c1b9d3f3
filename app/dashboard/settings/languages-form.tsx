import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { tickBox } from '#app/components/forms/tick-box.ts';
import { quietButton } from '#app/components/ui/button.ts';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { part } from '#app/dashboard/ui/part.ts';
import { UnsavedNotice } from '#app/dashboard/unsaved/unsaved-notice.tsx';
import { type FieldValues, useUnsavedFields } from '#app/dashboard/unsaved/use-unsaved-fields.ts';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { defaultLocale, locales } from '#contract/locales.ts';
import { changeSettings } from './settings.functions.ts';
import type { Settings } from './settings.queries.ts';

function valuesIn(fields: FormData): FieldValues {
  return Object.fromEntries(
    locales.map((locale) => [locale, locale === defaultLocale || fields.has(locale) ? 'on' : '']),
  );
}

function save(fields: FormData, start: Settings['switcherLocales']) {
  const switcherLocales = locales.filter((locale) => locale === defaultLocale || fields.has(locale));
  return changeSettings({ data: { switcherLocales, basedOn: { switcherLocales: start } } });
}

export function LanguagesForm({ settings: { switcherLocales, defaultLocales } }: { settings: Settings }) {
  const unsaved = useUnsavedFields({
    item: 'settings/languages',
    stored: switcherLocales,
    baseOf: JSON.stringify,
    valuesOf: (stored) =>
      Object.fromEntries(
        locales.map((locale) => [locale, (stored ?? defaultLocales).includes(locale) ? 'on' : '']),
      ),
    valuesIn,
  });
  const form = useActForm({
    send: (fields) => save(fields, unsaved.start),
    done: m.admin_settings_saved(),
    onDone: ({ data }, sent) => unsaved.settle(sent, data.switcherLocales),
  });
  const { act } = useStaffAct();
  const { start } = unsaved;
  const reset = () =>
    void act(() => changeSettings({ data: { switcherLocales: null, basedOn: { switcherLocales: start } } }), {
      done: m.admin_settings_reset_done(),
      onDone: ({ data }) => unsaved.rebase(data.switcherLocales),
      ...(start && {
        undo: () => changeSettings({ data: { switcherLocales: start, basedOn: { switcherLocales: null } } }),
      }),
    });
  return (
    <section className={part} aria-labelledby="languages">
      <h2 id="languages">{m.admin_settings_languages()}</h2>
      <p>{m.admin_settings_languages_lead()}</p>
      <UnsavedNotice {...unsaved.notice} />
      {unsaved.isOutdated && !form.isActing ? <p role="status">{m.admin_settings_meanwhile()}</p> : null}
      <form key={unsaved.formKey} {...form.props} aria-labelledby="languages" onInput={unsaved.onInput}>
        {locales.map((locale) => (
          <label key={locale} className={tickBox}>
            <input
              type="checkbox"
              name={locale}
              defaultChecked={locale === defaultLocale || unsaved.values[locale] === 'on'}
              disabled={locale === defaultLocale}
            />
            {formatLanguage(locale)}
          </label>
        ))}
        <SubmitRow label={m.admin_settings_save()} isSending={form.isActing}>
          {switcherLocales ? (
            <button type="button" className={quietButton} onClick={reset}>
              {m.admin_settings_reset()}
            </button>
          ) : null}
        </SubmitRow>
      </form>
    </section>
  );
}
