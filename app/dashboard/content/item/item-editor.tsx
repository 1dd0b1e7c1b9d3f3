import { Tabs } from '@base-ui/react/tabs';
import { cx } from '@linaria/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { fieldId } from '#app/dashboard/content/fields/field-id.ts';
import { PreviewDialog } from '#app/dashboard/content/publish/preview-dialog.tsx';
import { PublishDialog } from '#app/dashboard/content/publish/publish-dialog.tsx';
import { contentQueries } from '#app/dashboard/content/staff-items.queries.ts';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { useCommands } from '#app/dashboard/keyboard/command-store.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { fieldMessage } from '#app/forms/form-messages.ts';
import { m } from '#app/paraglide/messages.js';
import { localeSchema } from '#contract/locale-schemas.ts';
import { defaultLocale, type Locale } from '#contract/locales.ts';
import type { Item } from '#contract/staff-content.ts';
import { CommonFields } from './common-fields.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { Part } from './content-parts.ts';
import { columns, stack, translation } from './editor-layout.ts';
import { useItemCommands } from './item-commands.ts';
import { ItemHeader } from './item-header.tsx';
import { itemIdOf } from './item-id.ts';
import { ItemNotes } from './item-notes.tsx';
import { LanguageFields } from './language-fields.tsx';
import { LanguageTabs, panelId } from './language-tabs.tsx';
import { SetAside, useUnusedTexts } from './set-aside.tsx';
import { useDraftSession } from './use-draft-session.ts';

type Open = 'publish' | 'preview';

/** The errors of a refused save are at paths such as `content.fields.year`. */
function errorReader(errors: Readonly<Record<string, Parameters<typeof fieldMessage>[0]>>) {
  return ({ locale, name }: Part): string | undefined => {
    const code = errors[locale ? `content.languages.${locale}.${name}` : `content.fields.${name}`];
    return code && fieldMessage(code, {});
  };
}

type Props = { item: Item; language: string | undefined };

function ItemEditor({ item: given, language }: Props) {
  const { session, state, unsaved } = useDraftSession(given);
  const { item, status, conflict } = state;
  const commands = useItemCommands(session);
  const [locale, setLocale] = useState<Locale>(v.is(localeSchema, language) ? language : defaultLocale);
  const [open, setOpen] = useState<Open>();
  const [isConflictHidden, setConflictHidden] = useState(false);
  const aside = useUnusedTexts(item.id);
  const mayEdit = useMay('content.edit');
  const isReadOnly = !mayEdit || item.state === 'trashed';
  const errorOf = errorReader(state.errors);

  const settle = async () => {
    const isSaved = await session.save('all');
    if (!isSaved) setConflictHidden(false);
    return isSaved;
  };
  const openSaved = async (dialog: Open) => {
    if (isReadOnly || (await settle())) setOpen(dialog);
  };
  useCommands(
    isReadOnly
      ? []
      : [
          { label: m.admin_save_now(), keys: '$mod+s', run: () => void session.save('all') },
          { label: m.admin_publish(), keys: '$mod+Enter', run: () => void openSaved('publish') },
        ],
  );
  const visit = ({ field, locale: at }: { field: string; locale: Locale | null }) => {
    flushSync(() => {
      setOpen(undefined);
      if (at) setLocale(at);
    });
    // After the dialog has returned the focus.
    setTimeout(() => document.getElementById(fieldId(field, at))?.focus(), 50);
  };
  const body: ReactNode = (
    <>
      <Tabs.Root value={locale} onValueChange={(next) => setLocale(next)} className={stack}>
        <LanguageTabs languages={item.languages} shown={locale} />
        {item.languages.map((one) => (
          <Tabs.Panel key={one.locale} id={panelId(one.locale)} value={one.locale}>
            <LanguageFields
              session={session}
              state={state}
              locale={one.locale}
              languageState={one.state}
              isReadOnly={isReadOnly}
              errorOf={errorOf}
            />
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      <CommonFields session={session} state={state} isReadOnly={isReadOnly} errorOf={errorOf} />
    </>
  );
  return (
    <>
      <ItemHeader
        session={session}
        state={state}
        isReadOnly={isReadOnly}
        isBackedUp={unsaved.isBackedUp}
        mayEdit={mayEdit}
        commands={commands}
        onPreview={() => void openSaved('preview')}
        onPublish={() => void openSaved('publish')}
      />
      <ItemNotes
        state={state}
        hasReturned={unsaved.hasReturned}
        onForget={() => {
          session.drop();
          unsaved.forget();
        }}
        onConflict={() => void settle()}
        onSchedule={isReadOnly ? undefined : () => void openSaved('publish')}
      />
      <SetAside {...aside} />
      <div className={cx(columns, locale !== defaultLocale && translation)}>{body}</div>
      {conflict && !isConflictHidden ? (
        <ConflictDialog
          base={session.base()}
          mine={state.content}
          conflict={conflict}
          onClose={() => setConflictHidden(true)}
          onResolve={(content, texts) => {
            aside.add(texts);
            session.resolve(content);
            void session.save('all');
          }}
        />
      ) : null}
      {open === 'publish' && status === 'saved' ? (
        <PublishDialog
          item={item}
          onClose={() => setOpen(undefined)}
          onDone={(next) => {
            session.accept(next);
            setOpen(undefined);
          }}
          onVisit={visit}
          onConflict={() => void commands.reread()}
        />
      ) : null}
      {open === 'preview' ? (
        <PreviewDialog item={item} locale={locale} onClose={() => setOpen(undefined)} />
      ) : null}
    </>
  );
}

export function ItemPage({ params, search }: PageProps) {
  const { data: item } = useSuspenseQuery(contentQueries.item(itemIdOf(params)));
  if (item) return <ItemEditor key={item.id} item={item} language={search.language} />;
  return (
    <Heading
      text={m.error_not_found()}
      lead={<DashboardLink to="content">{m.admin_content()}</DashboardLink>}
    />
  );
}
