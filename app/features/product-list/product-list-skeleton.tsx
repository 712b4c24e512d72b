import { classNames } from '#app/ui/class-names.ts'
import { Skeleton, SkeletonText } from '#app/ui/feedback/skeleton.tsx'
import { productMessages } from '#messages/catalogue/products.ts'
import { gridClass } from './grid-class.ts'

/** Placeholder for a product list that is loading (LIST-01). */
export function ProductListSkeleton() {
  return (
    <>
      <div className="flex h-9 items-center pb-3">
        <Skeleton className="h-4 w-28" />
      </div>
      <div className="pt-3">
        <ProductCardsSkeleton />
      </div>
    </>
  )
}

/** Placeholder cards, announced as loading. */
export function ProductCardsSkeleton() {
  const t = productMessages
  return (
    <output className="block">
      <span className="sr-only">{t.loading}</span>
      <span className={classNames(gridClass, 'max-wide:flex-col')}>
        {Array.from({ length: 8 }, (_, card) => (
          <span
            key={card}
            className="flex gap-3 rounded-card border border-hairline bg-surface p-2.5 wide:w-[30%] wide:flex-col wide:p-3 desk:w-60"
          >
            <Skeleton className="aspect-square w-24 shrink-0 wide:w-full" />
            <span className="grid flex-1 content-between gap-3">
              <SkeletonText lines={2} />
              <span className="flex items-end justify-between">
                <Skeleton className="h-5 w-20" />
                <Skeleton className="h-11 w-30" />
              </span>
            </span>
          </span>
        ))}
      </span>
    </output>
  )
}
