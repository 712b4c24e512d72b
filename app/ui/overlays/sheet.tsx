import { classNames } from '#app/ui/class-names.ts'
import { Layer, type LayerProps } from './layer.tsx'

/** Rises from the bottom, at most 80vh high; centred on wide screens. Import lazily. */
export function Sheet({ className, ...rest }: LayerProps) {
  return (
    <Layer
      {...rest}
      className={classNames(
        'layer-rise inset-x-0 bottom-0 max-h-[80vh] rounded-t-sheet wide:inset-0 wide:m-auto wide:h-fit wide:w-[min(92vw,640px)] wide:rounded-sheet',
        className,
      )}
    />
  )
}
