/** The style sheet of the desk, which is in a shadow tree of its own. The colors are the tokens of the site. */
export const deskStyles = `
:host{all:initial;color-scheme:inherit}
*{box-sizing:border-box;font:inherit;color:inherit}
section,.switch{position:fixed;z-index:2147483647;font:1rem/1.5 system-ui,sans-serif;color:var(--ink,CanvasText);background:var(--paper,Canvas);border:1px solid var(--ink,CanvasText)}
.switch{inset-block-end:.5rem;left:.5rem;min-block-size:2.75rem;padding-inline:1rem;cursor:pointer}
section{right:0;bottom:0;inline-size:min(28rem,100vw);max-block-size:min(36rem,60vh);overflow:auto;padding:1rem}
header{display:flex;justify-content:space-between;align-items:baseline;gap:1rem;margin-block-end:.5rem}
h2{margin:0;font-weight:700}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem .75rem;margin:0 0 1rem;overflow-wrap:anywhere}
dt{font-weight:600}
dd{margin:0}
p{margin:.5rem 0}
code{font-family:ui-monospace,monospace}
label{display:block;font-weight:600}
textarea{display:block;inline-size:100%;font-weight:400;background:var(--paper,Canvas);border:1px solid var(--ink,CanvasText);padding:.5rem}
button{min-block-size:2rem;padding-inline:.5rem;background:transparent;border:1px solid currentColor;text-align:start;cursor:pointer}
ul{margin:0;padding:0;list-style:none}
li button{inline-size:100%;border:0;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--focus,Highlight);outline-offset:2px}
@media print{:host{display:none}}
`

/** The style sheet of the page while its messages are marked. */
export const pageStyles = `
::highlight(message){background-color:color-mix(in srgb,Highlight 25%,transparent);text-decoration:underline dotted}
::highlight(chosen-message){background-color:Highlight;color:HighlightText}
`
