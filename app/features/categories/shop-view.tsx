import { useSelector } from 'react-redux'
import { Navigate } from 'react-router'
import { subcategoriesOf } from '#domain/catalogue/category-tree.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { categoryMessages } from '#messages/catalogue/categories.ts'
import { subcategoryMessages } from '#messages/catalogue/subcategories.ts'
import { CategoryCircles } from './category-circles.tsx'
import { ListError } from '#app/navigation/list-error.tsx'
import { subpagePath } from '#domain/catalogue/category-address.ts'
import { selectSubcategories } from './subcategory-slice.ts'
import { SubcategoryTiles } from './subcategory-tiles.tsx'
import { useShopPage } from './use-shop-page.ts'

/** A shop: its main categories in a row, the subcategories of the selected one below (SHOP-01 to SHOP-04). */
export function ShopView() {
  const t = categoryMessages
  const { exploreMore } = subcategoryMessages
  const { title, categories, selected, navigationState, redirectTo, mainFailed, shopsFailed } = useShopPage(
    t.unnamed,
  )
  const { categories: subcategories } = useSelector(selectSubcategories)
  if (redirectTo !== null) return <Navigate replace to={redirectTo} state={navigationState} />
  return (
    <div className="page grid grid-cols-1 gap-6 pt-5 wrap-anywhere wide:gap-8 wide:pt-8">
      <div className="grid gap-1">
        <Breadcrumbs trail={[]} />
        <h1 className="clamp-2 text-xl wide:text-2xl">{title}</h1>
      </div>
      {mainFailed && <ListError text={t.mainFailed} />}
      {shopsFailed && <ListError text={t.shopsFailed} />}
      {selected === undefined ? (
        !mainFailed &&
        !shopsFailed && (
          <EmptyState title={t.noMatching} action={<LinkButton to="/category">{exploreMore}</LinkButton>} />
        )
      ) : (
        <>
          <CategoryCircles
            categories={categories}
            selectedId={selected.id}
            navigationState={navigationState}
          />
          <section aria-labelledby="selected-category" className="grid gap-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="selected-category" className="clamp-2 text-lg wide:text-xl">
                {selected.name}
              </h2>
              <LinkButton
                variant="quiet"
                size="small"
                to={subpagePath(selected.id)}
                className="-mx-3 h-auto! min-h-9 whitespace-normal!"
              >
                <span className="clamp-2">{t.seeAllIn(selected.name)}</span>
              </LinkButton>
            </div>
            <SubcategoryTiles
              category={selected}
              subcategories={subcategoriesOf(selected.id, subcategories)}
            />
          </section>
        </>
      )}
    </div>
  )
}
