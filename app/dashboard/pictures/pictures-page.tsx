import { css } from '@linaria/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageProps } from '#app/dashboard/dashboard-page.ts';
import { Heading } from '#app/dashboard/frame/heading.tsx';
import { staffKey, useMay } from '#app/dashboard/session/staff.queries.ts';
import { Empty } from '#app/dashboard/ui/empty.tsx';
import { FilterBar } from '#app/dashboard/ui/filter-bar.tsx';
import { KeysetPaging } from '#app/dashboard/ui/keyset-paging.tsx';
import { showToast } from '#app/dashboard/ui/toasts.tsx';
import { formatBytes, formatNumber } from '#app/i18n/locale.ts';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import type { LibraryPicture } from '#contract/staff-pictures.ts';
import { pictureQueries } from './library-pictures.queries.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { PictureDetail } from './picture-detail.tsx';
import { parsePictureSearch } from './picture-search.ts';

const upload = css`
  display: grid;
  gap: ${space(12)};
  max-width: 44rem;
  margin-bottom: ${space(24)};
`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space(20)} ${space(16)};

  & button {
    display: grid;
    gap: ${space(6)};
    width: 100%;
    padding: 0;
    color: inherit;
    text-align: start;
    background: none;
    border: 0;
    cursor: pointer;
  }

  & img {
    width: 100%;
    height: 8rem;
    object-fit: cover;
    background: ${color.surface};
    border: 1px solid ${color.hairline};
  }

  & button:hover img {
    border-color: ${color.primary};
  }

  & strong {
    overflow: hidden;
    font-size: 0.875rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & small {
    color: ${color.muted};
    font-size: 0.8125rem;
  }
`;

function Tile({ picture, onOpen }: { picture: LibraryPicture; onOpen: () => void }) {
  const { name, previewUrl, width, height, size, uses } = picture;
  return (
    <li>
      <button type="button" onClick={onOpen}>
        <img src={previewUrl} alt="" loading="lazy" />
        <strong>{name}</strong>
        <small>
          {m.admin_picture_facts({ width: String(width), height: String(height), size: formatBytes(size) })}
        </small>
        <small>
          {uses === 0 ? m.admin_picture_unused() : m.admin_picture_uses({ count: formatNumber(uses) })}
        </small>
      </button>
    </li>
  );
}

export function PicturesPage({ search }: PageProps) {
  const { data } = useSuspenseQuery(pictureQueries.list(parsePictureSearch(search)));
  const [open, setOpen] = useState<string>();
  const queryClient = useQueryClient();
  const mayEdit = useMay('content.edit');
  const added = async ({ name }: LibraryPicture) => {
    await queryClient.invalidateQueries({ queryKey: [staffKey, 'pictures'] });
    showToast(m.admin_picture_added({ name }));
  };
  return (
    <>
      <Heading text={m.admin_pictures()} lead={m.admin_pictures_lead()} />
      {mayEdit ? (
        <div className={upload}>
          <PictureChooser hasLibrary={false} onChoose={(picture) => void added(picture)} />
        </div>
      ) : null}
      <FilterBar
        page="pictures"
        label={m.admin_pictures_filters()}
        search={search}
        filters={[
          { name: 'query', label: m.admin_picture_search(), kind: 'search' },
          {
            name: 'unused',
            label: m.admin_picture_use(),
            kind: 'choice',
            choices: [
              { value: 'false', label: m.admin_picture_used_only() },
              { value: 'true', label: m.admin_picture_unused_only() },
            ],
          },
        ]}
      />
      {data.data.length > 0 ? (
        <ul className={grid}>
          {data.data.map((picture) => (
            <Tile key={picture.id} picture={picture} onOpen={() => setOpen(picture.id)} />
          ))}
        </ul>
      ) : (
        <Empty title={m.admin_pictures_none()} />
      )}
      <KeysetPaging page="pictures" search={search} previous={undefined} next={data.next ?? undefined} />
      {open ? <PictureDetail id={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}
