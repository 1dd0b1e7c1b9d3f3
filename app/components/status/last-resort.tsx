import { Component, type ReactNode } from 'react';
import { getLocale } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { PageError } from '#app/server/page-error.ts';

type State = { details: string | undefined; hasFailed: boolean };

/** Markup that cannot fail. Errors of the server's counterpart never reach a boundary. */
export class LastResort extends Component<{ children: ReactNode }, State> {
  override state: State = { details: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { details: error instanceof PageError ? error.reference : undefined, hasFailed: true };
  }

  override render(): ReactNode {
    const { hasFailed, details } = this.state;
    if (!hasFailed) return this.props.children;
    return (
      <>
        <h1>{m.error_page_failed()}</h1>
        {details ? <p>{m.error_reference({ reference: details })}</p> : null}
        <p>
          <a href={`/?lang=${getLocale()}`}>{m.error_home_link()}</a>
        </p>
      </>
    );
  }
}
