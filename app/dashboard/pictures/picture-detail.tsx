import { css } from '@linaria/core';
import { useQuery } from '@tanstack/react-query';
import { quietButton, textButton } from '#app/components/ui/button.ts';
import { useStaffAct } from '#app/dashboard/acts/use-staff-act.ts';
import { kindLabels, personLabel } from '#app/dashboard/content/content-labels.ts';
import { DashboardLink } from '#app/dashboard/frame/dashboard-link.tsx';
import { formatTime } from '#app/dashboard/frame/times.ts';
import { useMay } from '#app/dashboard/session/staff.queries.ts';
import { buttonRow, Dialog } from '#app/dashboard/ui/dialog.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { deleteLibraryPicture, pictureQueries } from './library-pictures.queries.ts';

const shown = css`
  max-width: 100%;
  max-height: 45vh;
  justify-self: center;
  border: 1px solid ${color.hairline};
`;

const uses = css`
  display: grid;
  gap: ${space(4)};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** A picture with the items that show it. One without can be deleted. */
export function PictureDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: picture, isError, refetch } = useQuery(pictureQueries.one(id));
  const { act, isActing } = useStaffAct();
  const mayDelete = useMay('content.trash');
  const remove = async () => {
    onClose();
    await act(() => deleteLibraryPicture({ data: { picture: id } }), { done: m.admin_picture_deleted() });
  };
  return (
    <Dialog isOpen onClose={onClose} size="large" title={picture?.name ?? m.admin_pictures()}>
      {isError ? (
        <p role="alert">
          {m.admin_problem_lost()}{' '}
          <button type="button" className={textButton} onClick={() => void refetch()}>
            {m.error_retry()}
          </button>
        </p>
      ) : null}
      {picture ? (
        <>
          <img src={picture.url} alt="" className={shown} />
          <p>{m.admin_item_changed_by({ name: personLabel(picture.by), time: formatTime(picture.at) })}</p>
          {picture.items.length > 0 ? (
            <ul className={uses} aria-label={m.admin_picture_used_in()}>
              {picture.items.map((item) => (
                <li key={item.id}>
                  <DashboardLink to={`content/${item.id}`}>
                    {kindLabels[item.kind]()}: {item.title || m.admin_item_untitled()}
                  </DashboardLink>
                </li>
              ))}
            </ul>
          ) : (
            <p>{m.admin_picture_unused()}</p>
          )}
          {mayDelete && picture.uses === 0 ? (
            <div className={buttonRow}>
              <button type="button" className={quietButton} disabled={isActing} onClick={() => void remove()}>
                {m.admin_picture_delete()}
              </button>
            </div>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
}
