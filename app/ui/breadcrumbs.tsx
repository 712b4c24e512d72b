import { Link } from 'react-router'
import { uiMessages } from '#messages/ui.ts'

/** The way to this page, from the home page on; the page itself is its heading. */
export function Breadcrumbs({ trail }: { trail: readonly { name: string; path: string }[] }) {
  const t = uiMessages
  return (
    <nav aria-label={t.breadcrumbs}>
      <ol className="flex flex-wrap gap-x-2 text-sm text-quiet">
        {[{ name: t.home, path: '/' }, ...trail].map(({ name, path }) => (
          <li key={path} className="wrap-anywhere not-last:after:ml-2 not-last:after:content-['/']">
            <Link to={path} className="touch inline-flex min-h-6 items-center hover:text-accent">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
