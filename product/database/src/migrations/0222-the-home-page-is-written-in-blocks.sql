-- The home page below its opening words becomes a text of blocks like that of every page, word for word as it was.
UPDATE app.page_revision SET seo_title_en = 'Work at events', seo_title_es = 'Trabaja en eventos',
  body_en = '- Contract and registration in place before you start
- Rest between working days, always
- No fees and no small print

## Open shifts {#shifts}

::open-shifts

## How it works {#how}

:::cards{numbered}
### You apply from your phone

Short pages. Your identity number, Social Security number and bank account are checked as you type. You can finish another day.

### We tell you what you can already do

Before you send it you can see which jobs you can start, from which date, and which document is missing for the others.

### Your pass is on your phone

Where, when and through which gate. You show the code and walk in, also without coverage. Your hours stay in your register.
:::

## For organisers {#organisers}

Cuadrante plans who works when, and says why. The planner, the worker and the gate all see the same.

:::cards
### Whether someone can work, and why

Not a box that somebody ticks: documents, age, rest and hours are checked for the day of the shift. Each reason says from when it counts and what would settle it.

### Rules that name their source

Limits on rest, breaks, nights and age for Spain and the United Kingdom, each with the article it comes from. A collective agreement can change the figures, and whoever makes an exception signs for it.

### A time register you can rely on

Entries are never overwritten. A correction is kept next to the original and both sides have to agree to it. Workers can read their own, and inspectors get the period they ask for.
:::

> One rota, the same for those who work it and those who plan it.',
  body_es = '- Contrato y alta en la Seguridad Social antes de empezar
- Descanso entre jornadas, siempre
- Sin cuotas ni letra pequeña

## Turnos abiertos {#shifts}

::open-shifts

## Cómo funciona {#how}

:::cards{numbered}
### Te apuntas desde el móvil

Páginas cortas. Comprobamos el DNI, el número de la Seguridad Social y el IBAN mientras escribes. Puedes seguir otro día.

### Te decimos qué puedes hacer ya

Antes de enviar ves en qué puestos puedes empezar, desde qué fecha y qué documento falta para los demás.

### Tu pase, en el móvil

Dónde, cuándo y por qué puerta. Enseñas el código y entras, también sin cobertura. Tus horas quedan en tu registro.
:::

## Para quien organiza {#organisers}

Cuadrante organiza quién trabaja y cuándo, y explica por qué. Quien planifica, quien trabaja y quien atiende la puerta ven lo mismo.

:::cards
### Quién puede trabajar, y por qué

No es una casilla que alguien marca: se comprueban documentos, edad, descansos y horas para el día del turno. Cada motivo dice desde cuándo cuenta y cómo se resuelve.

### Normas con su fuente

Límites de descanso, pausas, noches y edad para España y el Reino Unido, cada uno con el artículo del que sale. El convenio puede cambiar las cifras, y quien hace una excepción la firma.

### Un registro de jornada fiable

Ningún marcaje se sobrescribe. La corrección queda al lado del original y requiere el acuerdo de las dos partes. Cada trabajador puede leer el suyo, y la Inspección recibe el periodo que pida.
:::

> Un solo cuadrante, el mismo para quien trabaja y para quien organiza.'
WHERE slug = 'home' AND body_en = '' AND body_es = '';
