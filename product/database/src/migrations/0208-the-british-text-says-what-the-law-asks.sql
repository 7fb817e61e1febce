-- The British text says that it is the written statement of the Employment Rights Act 1996, s. 1: now it holds all that the section
-- asks for. A text that was edited stays as it is.
UPDATE app.contract_template SET
    body_en = replace(replace(replace(body_en,
      'The worker is engaged as {{engagement.category}} from {{engagement.firstDay}}.',
      'The worker is engaged as {{engagement.category}} from {{engagement.firstDay}}, which is also the day on which the period of continuous employment begins; work for an earlier employer does not count towards it. The place of work is the venue that each offer names; the company''s address is above. The worker is not required to work outside the United Kingdom for more than a month. There is no probationary period.'),
      'Working time: {{engagement.workingTime}}.',
      'Working time: {{engagement.workingTime}}. Days and times vary: each offer states them.'),
      '# 4. Data',
      '# 4. When pay is due

Pay is due each month, by bank transfer, for the hours worked in the month before. There are no other benefits.

# 5. Holidays

Holiday builds up at 12.07% of the hours worked in each pay period, bank holidays included, and is paid when it is taken. Holiday that has built up and was not taken is paid at the end.

# 6. Sickness and other leave

Whoever cannot come because of illness tells the company before the shift. Statutory Sick Pay is paid as the law provides, and no other sick pay. Other paid leave is that of the law, such as maternity, paternity, adoption, shared parental and bereavement leave.

# 7. Pension

The company enrols the worker in a workplace pension as the Pensions Act 2008 requires.

# 8. Notice

After one month of continuous employment either side gives at least one week''s notice; from two years on the company gives one week for each full year, up to twelve (Employment Rights Act 1996, s. 86).

# 9. Training

Each offer states which training is required for the shift. The company provides it and pays for it.

# 10. Discipline and grievances

The rules and procedures on discipline, dismissal and grievances are those of the Acas Code of Practice; the company gives out its own text on request. Grievances and appeals are made in writing to the company at the address above. No collective agreement affects these terms.

# 11. Data'),
    body_es = replace(replace(replace(body_es,
      'Se contrata a la persona trabajadora como {{engagement.category}} desde el {{engagement.firstDay}}.',
      'Se contrata a la persona trabajadora como {{engagement.category}} desde el {{engagement.firstDay}}, día en que empieza también el período de empleo continuado; el trabajo para un empleador anterior no cuenta. El lugar de trabajo es el recinto que indica cada oferta; la dirección de la empresa figura arriba. No se exige trabajar fuera del Reino Unido más de un mes. No hay período de prueba.'),
      'Jornada: {{engagement.workingTime}}.',
      'Jornada: {{engagement.workingTime}}. Los días y las horas varían: los indica cada oferta.'),
      '# 4. Datos',
      '# 4. Cuándo se paga

Se paga cada mes, por transferencia, las horas trabajadas el mes anterior. No hay otras prestaciones.

# 5. Vacaciones

Las vacaciones se generan al 12,07 % de las horas trabajadas en cada período de pago, festivos incluidos, y se pagan al disfrutarlas. Las generadas y no disfrutadas se pagan al terminar.

# 6. Enfermedad y otros permisos

Quien no pueda acudir por enfermedad avisa a la empresa antes del turno. Se paga el Statutory Sick Pay que marca la ley, y ningún otro complemento. Los demás permisos retribuidos son los de la ley, como los de maternidad, paternidad, adopción, permiso parental compartido y fallecimiento.

# 7. Pensión

La empresa inscribe a la persona trabajadora en un plan de pensiones de empleo como exige la Pensions Act 2008.

# 8. Preaviso

Tras un mes de empleo continuado, cada parte da al menos una semana de preaviso; a partir de dos años, la empresa da una semana por cada año completo, hasta doce (Employment Rights Act 1996, s. 86).

# 9. Formación

Cada oferta indica la formación necesaria para el turno. La empresa la imparte y la paga.

# 10. Disciplina y quejas

Las normas y los procedimientos de disciplina, despido y quejas son los del código de Acas; la empresa entrega su propio texto a quien lo pida. Las quejas y los recursos se presentan por escrito a la empresa en la dirección indicada arriba. Ningún convenio colectivo afecta a estas condiciones.

# 11. Datos')
  WHERE worker_types = '{zero_hours}' AND country = 'UK' AND version = 1;
