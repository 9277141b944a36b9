import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import careCardStyles from '#blocks/CareCard.module.css'
import { copyTexts } from './offline-copy-texts.server.ts'
import { fontsOf, offlineCopy, picturesOf } from './offline-copy.server.ts'

const i18n = setupI18n({ locale: 'en-US', messages: { 'en-US': {} } })
const country = { country: 'NL', name: 'Netherlands', isLocal: true, emergency: ['112'], outOfHours: [], crisis: [] }
const texts = copyTexts(i18n, { countries: [country], language: 'en-US' })

const page = `<!DOCTYPE html><html lang="en-US" dir="ltr"><head><script>display()</script><meta charset="utf-8"/>
<link rel="modulepreload" href="/assets/x.js"/><link rel="preload" href="/assets/f.woff2" as="font" type="font/woff2"/>
<link rel="manifest" href="/site.webmanifest"/><link rel="icon" href="/media/mark.png"/>
<style data-tsr-inline-css="">p{color:red}</style><style data-theme="">:root{}</style>
<script type="application/json" id="page-config">{}</script></head>
<body><header><img alt="" src="/media/logo.png?v=1&amp;w=2"/></header><main id="main" tabindex="-1"><h1>Stones</h1>
<section><div class="${careCardStyles.body}"><p>Call now</p></div></section></main>
<script class="$tsr">hydrate()</script><script type="module" async="" src="/assets/client.js"></script></body></html>`

function copy(html = page) {
  const files: string[] = []
  const addFile = (content: string, type: string) => {
    files.push(`${type} ${content}`)
    return '/offline-files/styles'
  }
  const pictures = new Map([['/media/logo.png?v=1&w=2', '/offline-files/logo']])
  return { html: offlineCopy(html, { texts, addFile, pictures }), files }
}

test('a copy has no scripts but the one that applies display settings, and its styles are a file', () => {
  const { html, files } = copy()
  expect(html.match(/<script\b[^>]*>[^<]*/g)).toEqual(['<script>display()'])
  expect(html).not.toContain('data-tsr-inline-css')
  expect(html).toContain('<style data-theme="">')
  expect(html).toContain('<link rel="stylesheet" href="/offline-files/styles">')
  expect(files).toHaveLength(1)
  expect(files[0]).toMatch(/^text\/css p\{color:red\}/)
  expect(html).toContain('<html data-offline-copy="" lang="en-US"')
})

test('a copy keeps the links to fonts and icons, and no others', () => {
  const { html } = copy()
  expect(Array.from(html.matchAll(/<link rel="([\w ]+)"/g), ([, rel]) => rel)).toEqual([
    'stylesheet',
    'preload',
    'icon',
  ])
  expect(fontsOf(page)).toEqual(['/assets/f.woff2'])
})

test('a copy says at its head how old it is and which number to call, and in each care card how old it is', () => {
  const { html } = copy()
  const age = 'Offline copy of <time data-copy-date=""></time> (<span data-copy-age=""></span>).'
  expect(html).toContain(`<main id="main" tabindex="-1"><div class="wrap`)
  expect(html).toContain(`<strong>${age}</strong> This website cannot be reached at the moment.`)
  expect(html).toContain('In an emergency, call <a href="tel:112"><bdi>112 (Netherlands)</bdi></a>.')
  expect(html).toContain(`<div class="${careCardStyles.body}"><p class="note">${age}</p>`)
})

test('the pictures of a page are found, and those that are copied have their address among the copies', () => {
  expect(picturesOf(page)).toEqual(['/media/logo.png?v=1&w=2'])
  expect(copy().html).toContain('<img alt="" src="/offline-files/logo"/>')
  const other = '<html><head></head><body><main><img src="https://media.example/x.jpg" alt=""></main></body></html>'
  expect(copy(other).html).toContain('src="https://media.example/x.jpg"')
})

test('without local emergency numbers a copy names none', () => {
  expect(copyTexts(i18n, { countries: [], language: 'en-US' }).notice).not.toContain('In an emergency')
})

test('dollar signs in a page stay as they are', () => {
  const { html } = copy(page.replace('Stones', () => '$1 $&'))
  expect(html).toContain('<h1>$1 $&</h1>')
})
