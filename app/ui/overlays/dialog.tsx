import { classNames } from '#app/ui/class-names.ts'
import { Layer, type LayerProps } from './layer.tsx'

/** A centred dialog; on mobile it rises from the bottom. Import lazily. */
export function Dialog({ className, ...rest }: LayerProps) {
  return (
    <Layer
      {...rest}
      className={classNames(
        'layer-rise inset-x-0 bottom-0 max-h-[92dvh] rounded-t-sheet wide:inset-0 wide:m-auto wide:h-fit wide:max-h-[86dvh] wide:w-[min(92vw,440px)] wide:rounded-sheet',
        className,
      )}
    />
  )
}
