// The style of the report, light or dark as the reader's system is.

export const STYLE = `
:root { color-scheme: light dark; --page: #fff; --text: #1d2530; --soft: #5b6675; --rule: #d9dee5; --mark: #c2410c; --data: #1f6fb2; --box: #a9cdea; }
@media (prefers-color-scheme: dark) {
  :root { --page: #14181e; --text: #e6eaf0; --soft: #a3adba; --rule: #323a45; --mark: #fb923c; --data: #6cb6f2; --box: #2b5d86; }
}
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h1 { margin: 0 0 0.5rem; }
h1::first-letter { text-transform: uppercase; }
h2 { margin: 2.5rem 0 0.5rem; }
h3 { margin: 1.5rem 0 0.25rem; }
p { max-width: 45rem; margin: 0.25rem 0; color: var(--soft); }
svg { display: block; max-width: 100%; min-width: 34rem; height: auto; margin: 0.5rem 0; }
svg text { fill: var(--text); font-size: 12px; font-variant-numeric: tabular-nums; }
.grid { stroke: var(--rule); }
.base { stroke: var(--soft); }
.mark { stroke: var(--mark); stroke-width: 2; stroke-dasharray: 5 3; }
.whisker { stroke: var(--data); stroke-width: 2; }
.median { stroke: var(--text); stroke-width: 2; }
.dot { fill: var(--data); stroke: var(--page); }
.bar { fill: var(--data); }
.box { fill: var(--box); stroke: var(--data); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 0.9rem; }
th, td { padding: 0.2rem 0.75rem 0.2rem 0; border-bottom: 1px solid var(--rule); text-align: right; white-space: nowrap; }
th:first-child { text-align: left; }
thead th { color: var(--soft); font-weight: 600; }
tbody th { font-weight: 400; }
summary { cursor: pointer; color: var(--soft); }
`
