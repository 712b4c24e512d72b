// How the browser's code is cut into files: what every page needs comes as two files instead of dozens, since each
// file costs a request and compresses for itself. All else is cut by page and by what opens later.

interface Context {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-redux|@reduxjs|redux|redux-thunk|immer|use-sync-external-store)\//
const starts = /\/app\/(entry\.client|root)\.tsx/

/** Whether a module is there from the start, by plain imports from the entry or the root. */
function isNeededAtOnce(id: string, context: Context, seen: Set<string>): boolean {
  if (starts.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = context.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isNeededAtOnce(importer, context, seen))
}

export const chunkGroups = [
  { name: 'vendor', priority: 2, test: vendor },
  {
    name: (id: string, context: Context) => (isNeededAtOnce(id, context, new Set()) ? 'shell' : null),
    priority: 1,
    test: (id: string) => !starts.test(id),
  },
]
