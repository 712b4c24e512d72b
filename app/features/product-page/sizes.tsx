import { Suspense, useState } from 'react'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { productPageMessages } from '#messages/catalogue/product-page.ts'
import type { SizesProps } from './sizes-props.ts'

const sizeTable = lazyComponent(() => import('./size-table.tsx').then((module) => module.SizeTable))

/** Opens the table of sizes, which is loaded then. */
export function Sizes(props: SizesProps) {
  const t = productPageMessages
  const [opened, setOpened] = useState(false)
  return (
    <details onToggle={() => setOpened(true)} className="rounded-card border border-hairline bg-surface px-3">
      <summary
        onPointerEnter={sizeTable.preload}
        onFocus={sizeTable.preload}
        className="py-3 font-price text-accent"
      >
        {t.sizes}
      </summary>
      {opened && (
        <div className="pb-3">
          <Suspense fallback={<Skeleton className="h-40" />}>
            <sizeTable.Component {...props} />
          </Suspense>
        </div>
      )}
    </details>
  )
}
