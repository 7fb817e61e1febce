-- The legal texts named neither sickness absences nor criminal-record certificates (GDPR art. 9 and 10), and sent people in the
-- United Kingdom past the company, to whom they complain first (Data Protection Act 2018, s. 164A). A text that the company wrote
-- itself stays as it is; where people have read the old one, it is kept as an earlier text.
INSERT INTO app.page_revision (slug, number, title_en, title_es, lead_en, lead_es, body_en, body_es, effective_on, saved_at, published_at)
  SELECT r.slug, 2, r.title_en, r.title_es, r.lead_en, r.lead_es, r.body_en, r.body_es, r.effective_on, now(), now()
  FROM app.page p JOIN app.page_revision r USING (slug)
  WHERE p.slug IN ('conditions', 'data-protection', 'privacy-policy') AND p.newest = 1 AND r.number = 1 AND EXISTS (SELECT FROM app.worker);
UPDATE app.page p SET newest = 2, published = 2 WHERE newest = 1 AND EXISTS (SELECT FROM app.page_revision r WHERE r.slug = p.slug AND r.number = 2);

UPDATE app.page_revision r SET
    body_en = replace(replace(r.body_en,
      'About your health we hold only “fit”, “fit with limits” or “not fit”.',
      'About your health we hold what the medical service concluded (“fit”, “fit with limits” or “not fit”, never the report) and the days of your sickness absences, with a sick note where you gave us one: employment and Social Security law obliges us to (art. 9.2.b GDPR). For work where the law asks for a criminal-record certificate, such as work with children, we check it and keep it no longer than the table below says (art. 10 GDPR; in Spain Organic Act 8/2021, art. 57; in the United Kingdom the Data Protection Act 2018, s. 10(5) and Schedule 1).'),
      'You can go to the data protection authority at any time, without asking us first: in Spain the [Agencia Española de Protección de Datos (AEPD)](https://www.aepd.es), in the United Kingdom the [Information Commissioner’s Office (ICO)](https://ico.org.uk/make-a-complaint/).',
      'Tell us with the [complaint form](/data-protection/complaint). We acknowledge it within 30 days, look into it without undue delay and tell you the outcome. In the United Kingdom this is the first step (Data Protection Act 2018, s. 164A); if it does not settle the matter, go to the [Information Commissioner’s Office (ICO)](https://ico.org.uk/make-a-complaint/). In Spain you can also go to the [Agencia Española de Protección de Datos (AEPD)](https://www.aepd.es) at any time, without asking us first.'),
    body_es = replace(replace(r.body_es,
      'De tu salud solo conservamos «apto», «apto con limitaciones» o «no apto».',
      'De tu salud conservamos la conclusión del servicio médico («apto», «apto con limitaciones» o «no apto», nunca el informe) y los días de tus bajas por enfermedad, con el parte si nos lo has dado: nos obliga la normativa laboral y de Seguridad Social (art. 9.2.b RGPD). En los trabajos para los que la ley exige un certificado de antecedentes, como los que tienen contacto con menores, lo comprobamos y no lo guardamos más de lo que dice la tabla (art. 10 RGPD; en España, Ley Orgánica 8/2021, art. 57; en el Reino Unido, Data Protection Act 2018, s. 10(5) y Schedule 1).'),
      'Puedes acudir a la autoridad de protección de datos cuando quieras, sin pasar antes por nosotros: en España, la [Agencia Española de Protección de Datos (AEPD)](https://www.aepd.es); en el Reino Unido, la [Information Commissioner’s Office (ICO)](https://ico.org.uk/make-a-complaint/).',
      'Cuéntanoslo con el [formulario de reclamación](/data-protection/complaint). Acusamos recibo en un plazo máximo de 30 días, lo estudiamos sin demora y te decimos el resultado. En el Reino Unido es el primer paso (Data Protection Act 2018, s. 164A); si no se resuelve, puedes acudir a la [Information Commissioner’s Office (ICO)](https://ico.org.uk/make-a-complaint/). En España también puedes acudir a la [Agencia Española de Protección de Datos (AEPD)](https://www.aepd.es) cuando quieras, sin pasar antes por nosotros.'),
    effective_on = '2026-11-17'
  FROM app.page p
  WHERE p.slug = r.slug AND r.slug = 'data-protection' AND r.number = p.newest AND r.saved_by IS NULL AND p.published = p.newest;
UPDATE app.page_revision r SET
    body_en = replace(replace(replace(r.body_en,
      '| Whether a medical service finds you fit for a job | Obligations of employment law (art. 9.2.b); we receive the conclusion, never the report |',
      '| Whether a medical service finds you fit for a job | Obligations of employment law (art. 9.2.b); we receive the conclusion, never the report |
| Sickness absences | Obligations of employment and Social Security law (art. 9.2.b) |
| Criminal-record certificates, for work where the law requires them | Legal obligation (art. 6.1.c), as article 10 allows: in Spain Organic Act 8/2021, art. 57; in the United Kingdom the Data Protection Act 2018, s. 10(5) and Schedule 1 |'),
      'entries of the time register, pay, and messages between us.',
      'entries of the time register, pay, absences and sick notes, a criminal-record certificate where the law requires one for your work, and messages between us.'),
      'If you are not content with our answer, you can complain to the [Agencia Española de Protección de Datos](https://www.aepd.es) in Spain or the [Information Commissioner’s Office](https://ico.org.uk) in the United Kingdom.',
      'You can complain to us with [this form](/data-protection/complaint), which in the United Kingdom is the first step. If our answer does not settle the matter, you can complain to the [Information Commissioner’s Office](https://ico.org.uk) there; in Spain, to the [Agencia Española de Protección de Datos](https://www.aepd.es), at any time.'),
    body_es = replace(replace(replace(r.body_es,
      '| Saber si el servicio médico te considera apto para un puesto | Obligaciones del derecho laboral (art. 9.2.b); recibimos la conclusión, nunca el informe |',
      '| Saber si el servicio médico te considera apto para un puesto | Obligaciones del derecho laboral (art. 9.2.b); recibimos la conclusión, nunca el informe |
| Bajas por enfermedad | Obligaciones del derecho laboral y de la Seguridad Social (art. 9.2.b) |
| Certificados de antecedentes, en los trabajos para los que la ley los exige | Obligación legal (art. 6.1.c), según permite el artículo 10: en España, Ley Orgánica 8/2021, art. 57; en el Reino Unido, Data Protection Act 2018, s. 10(5) y Schedule 1 |'),
      'marcajes del registro de jornada, salario y los mensajes que intercambiamos.',
      'marcajes del registro de jornada, salario, ausencias y partes de baja, un certificado de antecedentes si la ley lo exige para tu trabajo, y los mensajes que intercambiamos.'),
      'Si nuestra respuesta no te convence, puedes reclamar ante la [Agencia Española de Protección de Datos](https://www.aepd.es) en España o ante la [Information Commissioner’s Office](https://ico.org.uk) en el Reino Unido.',
      'Puedes reclamar ante nosotros con [este formulario](/data-protection/complaint), que en el Reino Unido es el primer paso. Si nuestra respuesta no lo resuelve, allí puedes acudir a la [Information Commissioner’s Office](https://ico.org.uk); en España, a la [Agencia Española de Protección de Datos](https://www.aepd.es), cuando quieras.'),
    effective_on = '2026-11-17'
  FROM app.page p
  WHERE p.slug = r.slug AND r.slug = 'privacy-policy' AND r.number = p.newest AND r.saved_by IS NULL AND p.published = p.newest;
UPDATE app.page_revision r SET
    body_en = replace(r.body_en,
      '## Who runs it {#the-company}',
      '## Legal notice: who runs it {#the-company}'),
    body_es = replace(r.body_es,
      '## Quién lo gestiona {#the-company}',
      '## Aviso legal: quién lo gestiona {#the-company}'),
    effective_on = '2026-11-17'
  FROM app.page p
  WHERE p.slug = r.slug AND r.slug = 'conditions' AND r.number = p.newest AND r.saved_by IS NULL AND p.published = p.newest;
