import { useSelector } from 'react-redux'
import { Navigate } from 'react-router'
import { subcategoriesOf } from '#domain/catalogue/category-tree.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { categoryMessages } from '#app/messages/categories.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { CategoryCircles } from './category-circles.tsx'
import { ListError } from '#app/ui/feedback/list-failure.tsx'
import { subpagePath } from '#app/navigation/links.ts'
import { selectSubcategories } from './subcategory-slice.ts'
import { SubcategoryTiles } from './subcategory-tiles.tsx'
import { useShopPage } from './use-shop-page.ts'

/** A shop: its main categories in a row, the subcategories of the chosen one below (SHOP-01 to SHOP-04). */
export function ShopView() {
  const t = useMessages(categoryMessages)
  const { title, categories, chosen, given, owed, mainFailed, shopsFailed } = useShopPage(t.unnamed)
  const { categories: subcategories } = useSelector(selectSubcategories)
  if (owed !== null) return <Navigate replace to={owed} state={given} />
  return (
    <div className="page grid grid-cols-1 gap-6 pt-5 wide:gap-8 wide:pt-8">
      <h1 className="text-xl wide:text-2xl">{title}</h1>
      {mainFailed && <ListError text={t.mainFailed} />}
      {shopsFailed && <ListError text={t.shopsFailed} />}
      {chosen === undefined ? (
        !mainFailed &&
        !shopsFailed && (
          <EmptyState title={t.noMatching} action={<LinkButton to="/category">{t.exploreMore}</LinkButton>} />
        )
      ) : (
        <>
          <CategoryCircles categories={categories} chosenId={chosen.id} given={given} />
          <section aria-labelledby="chosen" className="grid gap-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="chosen" className="text-lg wide:text-xl">
                {chosen.name}
              </h2>
              <LinkButton
                variant="quiet"
                size="small"
                to={subpagePath(chosen.id)}
                className="h-auto! min-h-9 whitespace-normal!"
              >
                {t.seeAllOf(chosen.name)}
              </LinkButton>
            </div>
            <SubcategoryTiles category={chosen} subcategories={subcategoriesOf(chosen.id, subcategories)} />
          </section>
        </>
      )}
    </div>
  )
}
