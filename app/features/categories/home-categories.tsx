import { useSelector } from 'react-redux'
import { ListError } from '#app/navigation/list-error.tsx'
import { wideOnly } from '#app/ui/wide-only.tsx'
import { homeMessages } from '#messages/catalogue/home.ts'
import { selectMainCategories } from './main-category-slice.ts'

const WideCategories = wideOnly(() => import('./wide-categories.tsx').then((module) => module.WideCategories))

/** The main categories on the home page: wide screens only (HOME-07); a load error shows on every screen (HOME-09). */
export function HomeCategories() {
  const t = homeMessages
  const { categories, status } = useSelector(selectMainCategories)
  if (status === 'failed') return <ListError text={t.categoriesFailed} />
  return categories.length > 0 && <WideCategories categories={categories} />
}
