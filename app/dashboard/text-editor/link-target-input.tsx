import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useState } from 'react';
import { type ControlProps, control } from '#app/components/ui/field.tsx';
import { comboItem, comboPopup, comboPositioner } from '#app/dashboard/ui/combo-styles.ts';
import { findLinkTargets, type LinkTarget } from './find-link-targets.ts';

type Props = ControlProps & {
  value: string;
  onChange: (address: string) => void;
  /** The name of a chosen page. */
  onLabel: (label: string) => void;
};

const delayMs = 200;

function useTargets(query: string): readonly LinkTarget[] {
  const [targets, setTargets] = useState<readonly LinkTarget[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const found = await findLinkTargets(query);
      if (isCurrent) setTargets(found);
    }, delayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);
  return targets;
}

/** Takes an address, or finds a page of the site by its name. */
export function LinkTargetInput({ value, onChange, onLabel, autoFocus: _autoFocus, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const targets = useTargets(/^(?:https?:|mailto:|tel:)/i.test(value) ? '' : value);
  return (
    <Autocomplete.Root
      items={targets}
      value={value}
      onValueChange={(next) => onChange(next)}
      itemToStringValue={({ address }: LinkTarget) => address}
      filter={null}
      openOnInputClick
      open={isOpen && targets.length > 0}
      onOpenChange={setOpen}
    >
      <Autocomplete.Input {...props} className={control} autoComplete="off" spellCheck={false} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner className={comboPositioner} sideOffset={4} align="start">
          <Autocomplete.Popup className={comboPopup}>
            <Autocomplete.List>
              {(target: LinkTarget) => (
                <Autocomplete.Item
                  key={target.address}
                  value={target}
                  className={comboItem}
                  onClick={() => onLabel(target.label)}
                >
                  {target.label}
                  <small>{target.kind || target.address}</small>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  );
}
