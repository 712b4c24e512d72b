import { ArrowRight } from '#app/ui/icons/arrow-right.tsx'
import { ClipboardList } from '#app/ui/icons/clipboard-list.tsx'
import { Link } from 'react-router'
import { homeMessages } from '#messages/catalogue/home.ts'

/** Links to quick order: bulk orders at wholesale price (HOME-04). */
export function QuickOrderBlock() {
  const t = homeMessages
  return (
    <section className="relative flex items-center gap-4 rounded-card border border-hairline bg-surface p-4 transition-colors hover:border-accent wide:p-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
        <ClipboardList size={24} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-lg">
          <Link to="/quick-order" className="after:absolute after:inset-0 after:rounded-card">
            {t.quickOrder}
          </Link>
        </h2>
        <p className="text-sm text-quiet">
          {t.quickOrderText} <span className="max-wide:hidden">{t.quickOrderMore}</span>
        </p>
      </div>
      <span className="hidden items-center gap-1 font-price whitespace-nowrap text-accent desk:inline-flex">
        {t.quickOrderAction}
        <ArrowRight size={18} strokeWidth={2} />
      </span>
      <ArrowRight size={20} strokeWidth={2} className="shrink-0 text-accent desk:hidden" />
    </section>
  )
}
