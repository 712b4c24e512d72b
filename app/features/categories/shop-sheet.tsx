import type { MainCategory } from '#domain/catalogue/main-category.ts'
import { Sheet } from '#app/ui/overlays/sheet.tsx'
import { categoryMessages } from '#messages/catalogue/categories.ts'
import { CategoryGrid } from './category-grid.tsx'

interface ShopSheetProps {
  open: boolean
  title: string
  categories: readonly MainCategory[]
  onClose: () => void
}

/** A shop's categories in a bottom sheet (HOME-06). */
export function ShopSheet({ open, title, categories, onClose }: ShopSheetProps) {
  const t = categoryMessages
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <div className="p-4 pb-8">
        {categories.length === 0 ? (
          <p className="py-8 text-center text-quiet">{t.noData}</p>
        ) : (
          <CategoryGrid categories={categories} />
        )}
      </div>
    </Sheet>
  )
}
