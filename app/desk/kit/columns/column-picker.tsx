import { Menu } from '@base-ui/react/menu'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Check } from '#app/ui/icons/check.tsx'
import { Columns3 } from '#app/ui/icons/columns-3.tsx'
import type { ColumnChoice } from './use-columns.ts'

interface ColumnPickerProps<C extends string> {
  columns: ColumnChoice<C>
  label: (column: C) => string
}

const item =
  'flex min-h-11 cursor-default items-center gap-2 px-3 outline-none select-none data-highlighted:bg-accent-soft data-highlighted:text-accent data-disabled:text-quiet'

/** Chooses which columns a list shows, each ticked or not; the menu stays open meanwhile. */
export function ColumnPicker<C extends string>({ columns, label }: ColumnPickerProps<C>) {
  const t = deskColumnMessages
  const { all, shown, isUsual, show, reset } = columns
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger aria-label={t.choose} className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <Columns3 size={18} />
        {t.columns}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-60 outline-none">
          <Menu.Popup className="max-h-(--available-height) min-w-52 overflow-y-auto rounded-control border border-hairline bg-surface py-1 text-ink shadow-float outline-none">
            {all.map((column) => (
              <Menu.CheckboxItem
                key={column}
                checked={shown.includes(column)}
                onCheckedChange={(isShown) =>
                  show(all.filter((each) => (each === column ? isShown : shown.includes(each))))
                }
                className={item}
              >
                <span className="grid size-5 place-items-center">
                  <Menu.CheckboxItemIndicator className="text-accent">
                    <Check size={18} />
                  </Menu.CheckboxItemIndicator>
                </span>
                {label(column)}
              </Menu.CheckboxItem>
            ))}
            <Menu.Separator className="my-1 h-px bg-hairline" />
            <Menu.Item disabled={isUsual} onClick={reset} className={item}>
              <span className="size-5" />
              {t.usual}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
