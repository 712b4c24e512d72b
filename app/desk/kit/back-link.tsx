import { Link } from 'react-router'
import { ArrowLeft } from '#app/ui/icons/arrow-left.tsx'

/** The way from one thing back to the list it stands in. */
export function BackLink({ to, text }: { to: string; text: string }) {
  return (
    <Link to={to} className="mb-3 inline-flex min-h-11 items-center gap-2 text-sm font-medium text-accent">
      <ArrowLeft size={18} />
      {text}
    </Link>
  )
}
