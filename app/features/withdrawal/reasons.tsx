import { css } from '@linaria/core';
import { ChoiceGroup, controlProps } from '#app/components/ui/field.tsx';
import { m } from '#app/paraglide/messages.js';
import { color, space } from '#app/styles/tokens.ts';
import { withdrawalReasons } from '#contract/withdrawal.ts';

const labels: Record<(typeof withdrawalReasons)[number], () => string> = {
  PRICE: m.withdraw_reason_price,
  QUALITY: m.withdraw_reason_quality,
  FEW_PRODUCTS: m.withdraw_reason_few_products,
  HARD_TO_FIND: m.withdraw_reason_hard_to_find,
  LATE_DELIVERY: m.withdraw_reason_late_delivery,
  EXCHANGE_REFUND: m.withdraw_reason_exchange_refund,
  EVENTS_SERVICE: m.withdraw_reason_events_service,
  DATA_LEAK: m.withdraw_reason_data_leak,
  RARELY_USED: m.withdraw_reason_rarely_used,
};

const rows = css`
  border-top: 1px solid ${color.hairline};
`;

const row = css`
  display: flex;
  gap: ${space(16)};
  align-items: center;
  min-height: 50px;
  padding: ${space(8)} ${space(12)};
  border-bottom: 1px solid ${color.hairline};
  cursor: pointer;
  transition: background-color 0.15s;

  &:hover {
    background: ${color.surface};
  }

  &:has(:checked) {
    background: ${color.surface};
    box-shadow: inset 3px 0 0 ${color.primary};
    font-weight: 600;
  }

  &:has([aria-invalid]) {
    border-bottom-color: ${color.error};
  }

  &:has(:focus-visible) {
    position: relative;
    outline: 3px solid ${color.accent};
  }

  & input {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: ${color.primary};
    outline: none;
  }
`;

type Props = {
  field: { name: string; error: string | undefined; hasFocus: boolean };
  value: string;
};

export function Reasons({ field, value }: Props) {
  const { id, autoFocus, ...shared } = controlProps({ ...field, isRequired: true });
  return (
    <ChoiceGroup name={field.name} legend={m.withdraw_reason()} error={field.error}>
      <div className={rows}>
        {withdrawalReasons.map((reason, index) => (
          <label key={reason} className={row}>
            <input
              type="radio"
              value={reason}
              defaultChecked={value === reason}
              {...shared}
              id={`${id}-${reason}`}
              {...(index === 0 ? { autoFocus } : {})}
            />
            {labels[reason]()}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
