/** Roles that nearly every company that staffs events needs; a new company takes them over and changes them. */
export const usualRoles = [
  { key: "waiter", nameEn: "Waiter", nameEs: "Camarero", minimumAge: 16, leads: false },
  { key: "bartender", nameEn: "Bartender", nameEs: "Barman", minimumAge: 18, leads: false },
  { key: "cook", nameEn: "Cook", nameEs: "Cocinero", minimumAge: 16, leads: false },
  { key: "kitchen-assistant", nameEn: "Kitchen assistant", nameEs: "Ayudante de cocina", minimumAge: 16, leads: false },
  { key: "host", nameEn: "Host", nameEs: "Azafato", minimumAge: 16, leads: false },
  { key: "steward", nameEn: "Steward", nameEs: "Acomodador", minimumAge: 16, leads: false },
  { key: "cloakroom", nameEn: "Cloakroom attendant", nameEs: "Guardarropa", minimumAge: 16, leads: false },
  { key: "rigger", nameEn: "Rigger", nameEs: "Montador", minimumAge: 18, leads: false },
  { key: "loader", nameEn: "Loader", nameEs: "Mozo de carga y descarga", minimumAge: 18, leads: false },
  { key: "driver", nameEn: "Driver", nameEs: "Conductor", minimumAge: 18, leads: false },
  { key: "cleaner", nameEn: "Cleaner", nameEs: "Personal de limpieza", minimumAge: 16, leads: false },
  { key: "team-leader", nameEn: "Team leader", nameEs: "Jefe de equipo", minimumAge: 18, leads: true },
] as const;
