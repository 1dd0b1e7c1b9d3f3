import { SubmitRow } from '#app/components/forms/submit-row.tsx';
import { tickBox } from '#app/components/forms/tick-box.ts';
import { quietButton } from '#app/components/ui/button.ts';
import { useActForm } from '#app/dashboard/acts/use-act-form.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { part } from '#app/dashboard/ui/part.ts';
import { formatLanguage } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { defaultLocale, locales } from '#contract/locales.ts';
import { changeSettings } from './settings.functions.ts';
import type { Settings } from './settings.queries.ts';

function save(fields: FormData) {
  const switcherLocales = locales.filter((locale) => locale === defaultLocale || fields.has(locale));
  return changeSettings({ data: { switcherLocales } });
}

export function LanguagesForm({ settings: { switcherLocales, defaultLocales } }: { settings: Settings }) {
  const form = useActForm({ send: save, done: m.admin_settings_saved() });
  const { act } = useStaffAct();
  const chosen = switcherLocales ?? defaultLocales;
  const reset = () =>
    void act(() => changeSettings({ data: { switcherLocales: null } }), {
      done: m.admin_settings_reset_done(),
      ...(switcherLocales && { undo: () => changeSettings({ data: { switcherLocales } }) }),
    });
  return (
    <section className={part} aria-labelledby="languages">
      <h2 id="languages">{m.admin_settings_languages()}</h2>
      <p>{m.admin_settings_languages_lead()}</p>
      <form key={chosen.join()} {...form.props} aria-labelledby="languages">
        {locales.map((locale) => (
          <label key={locale} className={tickBox}>
            <input
              type="checkbox"
              name={locale}
              defaultChecked={locale === defaultLocale || chosen.includes(locale)}
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
