import { buttonClass } from '#app/ui/button-class.ts'
import { Download } from '#app/ui/icons/download.tsx'

interface SheetDownloadsProps {
  /** Address of the file of a kind. */
  href: (kind: 'csv' | 'xlsx') => string
  label: (kind: string) => string
}

/** Links to what a page shows as files for spreadsheets. */
export function SheetDownloads({ href, label }: SheetDownloadsProps) {
  return (['csv', 'xlsx'] as const).map((kind) => (
    <a
      key={kind}
      href={href(kind)}
      download
      aria-label={label(kind.toUpperCase())}
      className={buttonClass({ variant: 'quiet', size: 'small' })}
    >
      <Download size={18} />
      {kind.toUpperCase()}
    </a>
  ))
}
