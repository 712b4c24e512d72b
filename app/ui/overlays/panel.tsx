import { classNames } from '#app/ui/class-names.ts'
import { Layer, type LayerProps } from './layer.tsx'

/** Slides in from the right: 30 % of wide screens but at least 360 px, full width on mobile. Import lazily. */
export function Panel({ className, ...rest }: LayerProps) {
  return (
    <Layer
      {...rest}
      className={classNames(
        'layer-slide inset-y-0 right-0 w-full wide:w-[30%] wide:min-w-[360px]',
        className,
      )}
    />
  )
}
