import { readDependencyFaults } from './dependencies/read.ts';

/* Versions, checksums, sources and licences of the packages: ends with 1 and a line for each that does not fit. */

const faults = readDependencyFaults();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('Every package has one version, a checksum and a licence that fits.');
