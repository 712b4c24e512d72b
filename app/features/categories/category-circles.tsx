import { Link, useSearchParams } from 'react-router'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import { Scroller } from '#app/ui/scroller.tsx'
import { categoryMessages } from '#messages/catalogue/categories.ts'
import type { ShopPageState } from '#app/navigation/navigation-state.ts'
import { withQuery } from '#app/navigation/links.ts'

const STEP_PX = 300

interface CategoryCirclesProps {
  categories: readonly MainCategory[]
  selectedId: string | undefined
  /** The navigation state of the page; the links pass it on. */
  navigationState: ShopPageState
}

/** A shop's main categories in a row of circles; the selected one determines what is listed below (SHOP-02, SHOP-03). */
export function CategoryCircles({ categories, selectedId, navigationState }: CategoryCirclesProps) {
  const t = categoryMessages
  const [query] = useSearchParams()
  return (
    <Scroller step={STEP_PX} heading={<h2 className="text-lg wide:text-xl">{t.fineThings}</h2>}>
      {categories.map((category, index) => (
        <Link
          key={category.id}
          to={withQuery(query, { mainCat: category.id })}
          state={{ ...navigationState, mainCat: category.id }}
          replace
          preventScrollReset
          aria-current={category.id === selectedId ? 'true' : undefined}
          className="group grid w-24 shrink-0 content-start justify-items-center gap-2 rounded-card text-center wide:w-32"
        >
          <Picture
            src={category.image}
            alt=""
            width={112}
            eager={index < 6}
            round
            className={classNames(
              'w-20 border-2 transition-colors wide:w-28',
              category.id === selectedId ? 'border-accent' : 'border-transparent group-hover:border-control',
            )}
          />
          <span
            className={classNames(
              'clamp-2 text-xs leading-snug wide:text-sm',
              category.id === selectedId ? 'font-price text-accent' : 'font-medium',
            )}
          >
            {category.name}
          </span>
        </Link>
      ))}
    </Scroller>
  )
}
